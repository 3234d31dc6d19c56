import { chakra } from '@chakra-ui/react/styled-system'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { ButtonLink, TextLink } from '#components/ui/link.tsx'
import { Container } from '#components/ui/container.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import { Popular } from './popular.tsx'
import { SearchForm } from './search-form.tsx'

/** The page for addresses that don't exist, with what else may help: search, shelves, favourites, a person. */
export const NotFound = () => (
  <Container py={{ base: '6', md: '12' }}>
    <PageTitle>{t('notFound')}</PageTitle>
    <chakra.div
      display="grid"
      gap="5"
      justifyItems="start"
      p={{ base: '6', md: '12' }}
      bg="sand"
      borderRadius="xl"
    >
      <Heading as="h1" size="page">
        {t('title')}
      </Heading>
      <chakra.p maxW="text" color="ink.soft">
        {t('text')}
      </chakra.p>
      <SearchForm />
      <chakra.nav
        aria-label={t('shelves')}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap={{ base: '2', md: '3' }}
      >
        {CATEGORIES.map((category) => (
          <ButtonLink
            key={category}
            variant="outline"
            px={{ base: '4', md: '5' }}
            to={paths.collection({ category })}
          >
            {translateValue(category)}
          </ButtonLink>
        ))}
      </chakra.nav>
      <chakra.p display="flex" flexWrap="wrap" columnGap="6">
        <TextLink to={paths.home} py="2">
          {t('home')}
        </TextLink>
        <TextLink to={paths.contact} py="2">
          {t('help')}
        </TextLink>
      </chakra.p>
    </chakra.div>
    <Popular />
  </Container>
)
