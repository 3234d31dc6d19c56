import type { Named } from '@bartan/contract/products/names'
import type { Rupees } from '@bartan/contract/shared/money'
import { Price } from '#components/commerce/price.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { Heading, Skeleton } from '#components/ui/elements.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { DetailLayout, GALLERY_SIZES } from './detail-layout.tsx'

const styles = {
  gallery: css({ display: 'flex', flexDirection: { base: 'column', lg: 'row-reverse' }, gap: '3' }),
  thumbs: css({ display: 'flex', flexDirection: { base: 'row', lg: 'column' }, gap: '2' }),
  thumb: css({ boxSize: { base: '14', md: '16' }, borderRadius: 'md' }),
  options: css({ h: 'tap', w: '260px', maxW: 'full', borderRadius: 'md' }),
  // As tall as the quantity; on a phone the bar with the button is elsewhere.
  buy: css({ h: 'tap.lg', borderRadius: 'md' }),
  delivery: css({ h: { base: '212px', xl: '138px' }, borderRadius: 'md' }),
}

/** Known data of a product that is still loading. */
export type ProductPreview = Named & {
  image: string
  price: Rupees | undefined
}

const Images = ({ image }: { image: string | undefined }) => (
  <div className={styles.gallery}>
    <div className={css({ flex: '1' })}>
      {image === undefined ? (
        <Skeleton className={css({ aspectRatio: '1', borderRadius: 'lg' })} />
      ) : (
        <ProductImage image={{ url: image, altText: '' }} sizes={GALLERY_SIZES} isPriority />
      )}
    </div>
    <div className={styles.thumbs}>
      {[1, 2, 3].map((number) => (
        <Skeleton className={styles.thumb} key={number} />
      ))}
    </div>
  </div>
)

const Choice = () => (
  <div>
    <Skeleton className={css({ h: '4', w: '90px', mb: '3' })} />
    <Skeleton className={styles.options} />
  </div>
)

/** Placeholder of a typical product, with this one's known data. */
export const ProductDetailSkeleton = ({ preview }: { preview?: ProductPreview | undefined }) => {
  const language = useLanguage()
  return (
    <DetailLayout aria-hidden={!preview}>
      <Images image={preview?.image} />
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '5' })}>
        <div>
          {preview ? (
            <Heading className={css({ overflowWrap: 'anywhere' })} as="h1">
              {nameOf(language, preview)}
            </Heading>
          ) : (
            <Skeleton className={css({ h: { base: '7', md: '10' }, w: '80%' })} />
          )}
          <Skeleton className={css({ h: '4', w: '140px', mt: '3' })} />
        </div>
        {preview?.price === undefined ? (
          <Skeleton className={css({ h: '7', w: '220px' })} />
        ) : (
          <Price amount={preview.price} original={undefined} size="lg" />
        )}
        <Skeleton className={css({ h: '4', w: '210px', mt: '-3' })} />
        <div>
          <Skeleton className={css({ h: '4', mt: '1' })} />
          <Skeleton className={css({ h: '4', w: '92%', mt: '2' })} />
          <Skeleton className={css({ h: '4', w: '60%', mt: '2' })} />
        </div>
        <Choice />
        <Choice />
        <Skeleton className={styles.buy} />
        <Skeleton className={styles.delivery} />
      </div>
      <Skeleton className={css({ h: '138px', w: '60%' })} />
    </DetailLayout>
  )
}
