import { CATEGORIES } from '@bartan/contract/products/rules'
import { ButtonLink, TextLink } from '#components/ui/link.tsx'
import { Container } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import { Popular } from './popular.tsx'
import { SearchForm } from './search-form.tsx'
import { css } from '#styled-system/css'

const styles = {
  root: css({ py: { base: '6', md: '12' } }),
  grid: css({
    display: 'grid',
    gap: '5',
    justifyItems: 'start',
    p: { base: '6', md: '12' },
    bg: 'sand',
    borderRadius: 'xl',
  }),
  text: css({ maxW: 'text', color: 'ink.soft' }),
  nav: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
  }),
  buttonLink: css({ px: { base: '4', md: '5' } }),
  text2: css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' }),
  textLink: css({ py: '2' }),
}

/** The page for addresses that don't exist, with what else may help: search, shelves, favourites, a person. */
export const NotFound = () => (
  <Container className={styles.root}>
    <PageTitle>{t('notFound')}</PageTitle>
    <div className={styles.grid}>
      <Heading as="h1" size="page">
        {t('title')}
      </Heading>
      <p className={styles.text}>{t('text')}</p>
      <SearchForm />
      <nav className={styles.nav} aria-label={t('shelves')}>
        {CATEGORIES.map((category) => (
          <ButtonLink
            className={styles.buttonLink}
            key={category}
            variant="outline"
            to={paths.collection({ category })}
          >
            {translateValue(category)}
          </ButtonLink>
        ))}
      </nav>
      <p className={styles.text2}>
        <TextLink className={styles.textLink} to={paths.home}>
          {t('home')}
        </TextLink>
        <TextLink className={styles.textLink} to={paths.contact}>
          {t('help')}
        </TextLink>
      </p>
    </div>
    <Popular />
  </Container>
)
