import { Link } from 'react-router-dom'
import { categoryName, categoryNames } from '#lib/shop-settings.ts'
import { ShoppingBag } from 'lucide-react'
import { ButtonLink } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { paths } from '#lib/paths.ts'
import { text } from '#i18n/texts.ts'
import { t } from '../cart-contents-texts.ts'
import { css } from '#styled-system/css'
import { choice } from '#styled-system/recipes'
import { styled } from '#components/ui/styled.tsx'

const styles = {
  row: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' }),
}

const CategoryLink = styled(Link, choice)

/** What the drawer of an empty cart shows: ways into the shop. */
export const EmptyCart = () => (
  <EmptyState
    as="h3"
    title={text('cartEmptyDrawer')}
    icon={<ShoppingBag size={32} strokeWidth={1.5} />}
    action={
      <>
        <ButtonLink to={paths.collection()}>{t('allProducts')}</ButtonLink>
        <div className={styles.row}>
          {categoryNames().map((category) => (
            <CategoryLink key={category} to={paths.collection({ category })}>
              {categoryName(category)}
            </CategoryLink>
          ))}
        </div>
      </>
    }
  >
    {t('emptyText')}
  </EmptyState>
)
