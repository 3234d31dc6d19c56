import type { Product } from '@bartan/contract/products/schema'
import { listText } from '@bartan/contract/shared/address/list-text'
import { Link } from 'react-router-dom'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Price } from '#components/commerce/price.tsx'
import { brandBeside, nameOf } from '#components/commerce/product-name.ts'
import { formatStars, Stars } from '#components/commerce/rating.tsx'
import { SaleEnd } from '#components/commerce/sale-end.tsx'
import { StockLabel } from '#components/commerce/stock-label.tsx'
import { Heading, TextLink, Note } from '#components/ui/elements.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  rating: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'tap',
    mb: '-3',
    fontSize: 'sm',
  }),
  // Touch target of full size, without moving what is around it.
  brand: css({
    display: 'inline-block',
    px: '1.5',
    mx: '-1.5',
    py: '3',
    my: '-2',
    color: 'ink.soft',
    fontSize: 'sm',
  }),
  name: css({
    overflowWrap: 'anywhere',
    '& > a': { display: 'inline-block', minH: 'tap', py: '1.5', my: '-1.5' },
  }),
}

/** Rating that links to the reviews on the product's page. */
const Rating = ({ product, isPage }: ProductHeadProps) => {
  const t = useText()
  const { rating } = product
  if (!rating) return null
  return (
    <TextLink
      className={styles.rating}
      tone="plain"
      to={isPage ? '#reviews' : paths.reviews(product._id)}
    >
      <Stars value={rating.average} />
      <span>
        {formatStars(rating.average)} · {t('reviews', { count: rating.count })}
      </span>
    </TextLink>
  )
}

type ProductHeadProps = { product: Product; isPage: boolean; isDraft?: boolean }

const WAS = { without_sale: 'wasWithoutSale', mrp: 'wasMrp', original: 'wasOriginal' } as const

/** The struck-through price, with an explanation. */
const OriginalPrice = ({ originalPrice, originalPriceOf }: Product) => {
  const t = useText()
  if (originalPrice === undefined || originalPriceOf === undefined) return null
  return (
    <Note className={css({ mt: '-2' })}>
      {t(WAS[originalPriceOf], { price: formatRupees(originalPrice) })}
    </Note>
  )
}

/** Name, rating, price and availability. */
export const ProductHead = ({ product, isPage, isDraft = false }: ProductHeadProps) => {
  const language = useLanguage()
  const brand = brandBeside(language, product)
  return (
    <>
      <div>
        {brand && (
          <TextLink
            className={styles.brand}
            tone="plain"
            to={paths.collection({ brand: listText([product.brand]) })}
          >
            {brand}
          </TextLink>
        )}
        <Heading className={styles.name} as={isPage ? 'h1' : isDraft ? 'h2' : 'h3'}>
          {isPage || isDraft ? (
            nameOf(language, product)
          ) : (
            <Link to={paths.product(product._id)}>{nameOf(language, product)}</Link>
          )}
        </Heading>
        <Rating product={product} isPage={isPage} />
      </div>
      <div className={wrap({ align: 'center', gap: '3' })}>
        <Price amount={product.price} original={product.originalPrice} size="lg" />
        <StockLabel countInStock={product.countInStock} />
        <SaleEnd at={product.saleEndsAt} />
      </div>
      <OriginalPrice {...product} />
    </>
  )
}
