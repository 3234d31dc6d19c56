import { ButtonLink, Container, Heading, TextLink } from '#components/ui/elements.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { Popular } from './popular.tsx'
import { SearchForm } from './search-form.tsx'

const styles = {
  help: grid({
    gap: '5',
    justifyItems: 'start',
    p: { base: '6', md: '12' },
    bg: 'sand',
    borderRadius: 'xl',
  }),
  categories: wrap({ align: 'center', gap: { base: '2', md: '3' } }),
  link: css({ py: '11px' }),
}

/** Ways to continue: search, categories, popular products, contact. */
type HelpProps = { title: string; text?: string; pageTitle?: string }

const Help = ({ title, text, pageTitle }: HelpProps) => {
  const t = useText()
  const shop = useShop()
  return (
    <Container className={css({ py: { base: '6', md: '12' } })}>
      <PageTitle>{pageTitle ?? t('notFound')}</PageTitle>
      <div className={styles.help}>
        <Heading as="h1" size="page">
          {title}
        </Heading>
        <p className={css({ maxW: 'text', color: 'ink.soft' })}>{text ?? t('text')}</p>
        <SearchForm />
        <nav className={styles.categories} aria-label={t('categories')}>
          {categoryNames(shop).map((category) => (
            <ButtonLink
              className={css({ px: { base: '4', md: '5' } })}
              key={category}
              variant="outline"
              to={paths.collection({ category })}
            >
              {categoryName(t.language, shop, category)}
            </ButtonLink>
          ))}
        </nav>
        <p className={wrap({ columnGap: '6' })}>
          <TextLink className={styles.link} to={paths.home}>
            {t('home')}
          </TextLink>
          <TextLink className={styles.link} to={paths.contact}>
            {t('help')}
          </TextLink>
        </p>
      </div>
      <Popular />
    </Container>
  )
}

/** Page for unknown addresses. */
export const NotFound = () => <Help title={useText()('title')} />

/** An unknown collection is an empty list (spec §8). */
export const NoSuchCollection = () => <Help title={useSpecText()('noProducts')} />

/** Page of a product that doesn't exist. */
export const ProductNotFound = () => {
  const t = useText()
  const title = useSpecText()('productNotFound')
  return <Help title={title} text={t('productGone')} pageTitle={title} />
}
