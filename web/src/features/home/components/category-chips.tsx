import { CATEGORIES } from '@bartan/contract/products/rules'
import { Link } from '#lib/router/link.tsx'
import { Container } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'flex', gap: '2', overflowX: 'auto', scrollbarWidth: 'none' }),
  chip: css({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    minH: 'tap',
    px: '4',
    fontSize: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    transition: 'quick',
    _hover: { borderColor: 'teal', color: 'teal' },
    _focusVisible: { borderRadius: 'full', outlineOffset: '-2px' },
  }),
}

/** All categories at one glance, below the banner. */
export const CategoryChips = () => (
  <Container className={styles.root} as="nav" aria-label={t('categories')}>
    {CATEGORIES.map((category) => (
      <Link className={styles.chip} key={category} to={paths.collection({ category })}>
        {translateValue(category)}
      </Link>
    ))}
    <Link className={styles.chip} to={paths.collection()}>
      {t('everything')}
    </Link>
  </Container>
)
