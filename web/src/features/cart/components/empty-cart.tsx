import { chakra } from '@chakra-ui/react/styled-system'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { text } from '#i18n/texts.ts'
import { choiceRecipe } from '#theme/recipes/choice.ts'
import { t } from '../texts.ts'

const CategoryLink = chakra(Link, choiceRecipe)

/** What the drawer of an empty cart shows: ways into the shop. */
export const EmptyCart = () => (
  <EmptyState
    as="h3"
    title={text('cartEmptyDrawer')}
    icon={<ShoppingBag size={32} strokeWidth={1.5} />}
    action={
      <>
        <ButtonLink to={paths.collection()}>{t('allProducts')}</ButtonLink>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
          {CATEGORIES.map((category) => (
            <CategoryLink key={category} to={paths.collection({ category })}>
              {translateValue(category)}
            </CategoryLink>
          ))}
        </chakra.div>
      </>
    }
  >
    {t('emptyText')}
  </EmptyState>
)
