import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { styled } from '#components/ui/styled.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { wrap } from '#styled-system/patterns'
import { choice } from '#styled-system/recipes'
import { useText } from '../cart-contents-texts.ts'

const CategoryLink = styled(Link, choice)

/** Links into the shop for an empty cart, whose page or drawer has the heading above. */
export const EmptyCart = ({ as }: { as: 'h2' | 'h3' }) => {
  const text = useSpecText()
  const t = useText()
  const shop = useShop()
  return (
    <EmptyState
      as={as}
      title={text('cartEmptyDrawer')}
      Icon={ShoppingBag}
      action={
        <>
          <ButtonLink to={paths.collection()}>{t('allProducts')}</ButtonLink>
          <div className={wrap({ justify: 'center', gap: '2' })}>
            {categoryNames(shop).map((category) => (
              <CategoryLink key={category} to={paths.collection({ category })}>
                {categoryName(t.language, shop, category)}
              </CategoryLink>
            ))}
          </div>
        </>
      }
      text={t('emptyText')}
    />
  )
}
