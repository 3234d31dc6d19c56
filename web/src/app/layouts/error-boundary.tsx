import { chakra } from '@chakra-ui/react/styled-system'
import { Container } from '#components/ui/container.tsx'
import { LoadBoundary } from '#components/ui/load-boundary.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { t } from './texts.ts'
import type { ReactNode } from 'react'

/** If a page throws, or its code can't be loaded, header and footer stay, and there is a way to go on. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <LoadBoundary
    frame={(message) => (
      <Container py="16">
        {message}
        <chakra.p mt="5">
          <TextLink to={paths.home}>{t('goHome')}</TextLink>
        </chakra.p>
      </Container>
    )}
  >
    {children}
  </LoadBoundary>
)
