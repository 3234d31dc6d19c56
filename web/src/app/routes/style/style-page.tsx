import { Container } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { OutsideLink } from '#components/ui/link.tsx'
import { ControlsPart } from './controls-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import { ProductsPart } from './products-part.tsx'
import { TokensPart } from './tokens-part.tsx'
import { ViewsPart } from './views-part.tsx'
import { css } from '#styled-system/css'

const styles = {
  root: css({ pb: '20' }),
  nav: css({ display: 'flex', flexWrap: 'wrap', gap: '4', mt: '3' }),
  outsideLink: css({ py: '1' }),
}

const PARTS = ['tokens', 'controls', 'fields', 'products', 'views'] as const

/**
 * Shows every token, and every component in each state; only with `npm run dev`. In English for developers;
 * web/build/budget.test.ts checks that builds don't contain the mark below.
 */
export const StylePage = () => (
  <Container className={styles.root} as="main" data-mark="style-page-marker">
    <PageHeader title="Style">
      <p>
        What the shop is made of, in each of its states. Resize the window, and go through it by
        Tab.
      </p>
      <nav className={styles.nav} aria-label="Parts">
        {PARTS.map((part) => (
          <OutsideLink className={styles.outsideLink} key={part} href={`#${part}`}>
            {part}
          </OutsideLink>
        ))}
      </nav>
    </PageHeader>
    <TokensPart />
    <ControlsPart />
    <FieldsPart />
    <ProductsPart />
    <ViewsPart />
  </Container>
)
