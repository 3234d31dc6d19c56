import { Container } from '#components/ui/elements.tsx'
import { LoadBoundary } from '#components/ui/loading/load-boundary.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { t } from './texts.ts'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const styles = {
  container: css({ py: '16' }),
  text: css({ mt: '5' }),
}

/** If a page throws, or its code can't be loaded, header and footer stay, and there is a way to go on. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <LoadBoundary
    renews
    frame={(message) => (
      <Container className={styles.container}>
        {message}
        <p className={styles.text}>
          <TextLink to={paths.home}>{t('goHome')}</TextLink>
        </p>
      </Container>
    )}
  >
    {children}
  </LoadBoundary>
)
