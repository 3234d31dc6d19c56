import { Link } from 'react-router-dom'
import { Container } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { categoryName, useShop } from '#lib/shop-settings.ts'
import { useText } from '../texts.ts'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

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

/** All categories below the banner. */
export const CategoryChips = () => {
  const t = useText()
  const language = useLanguage()
  const shop = useShop()
  return (
    <Container className={styles.root} as="nav" aria-label={t('categories')}>
      {useShop().categories.map(({ name }) => (
        <Link className={styles.chip} key={name} to={paths.collection({ category: name })}>
          {categoryName(language, shop, name)}
        </Link>
      ))}
      <Link className={styles.chip} to={paths.collection()}>
        {t('everything')}
      </Link>
    </Container>
  )
}
