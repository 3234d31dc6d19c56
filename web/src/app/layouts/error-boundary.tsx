import type { ReactNode } from 'react'
import { Container, TextLink } from '#components/ui/elements.tsx'
import { LoadBoundary } from '#components/ui/loading/load-boundary.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

/** Shows an error with a retry if a page throws or its code can't load; header and footer stay. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => {
  const t = useText()
  return (
    <LoadBoundary
      renews
      frame={(message) => (
        <Container className={css({ py: '16' })}>
          {message}
          <p className={css({ mt: '5' })}>
            <TextLink to={paths.home}>{t('goHome')}</TextLink>
          </p>
        </Container>
      )}
    >
      {children}
    </LoadBoundary>
  )
}
