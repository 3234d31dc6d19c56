import { Heading } from '#components/ui/heading.tsx'
import { Price } from '#components/commerce/price.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { Skeleton } from '#components/ui/elements.tsx'
import { DetailLayout, GALLERY_SIZES } from './detail-layout.tsx'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'flex', flexDirection: { base: 'column', lg: 'row-reverse' }, gap: '3' }),
  box: css({ flex: '1' }),
  skeleton: css({ aspectRatio: '1', borderRadius: 'lg' }),
  row: css({ display: 'flex', flexDirection: { base: 'row', lg: 'column' }, gap: '2' }),
  skeleton2: css({ boxSize: { base: '14', md: '16' }, borderRadius: 'md' }),
  skeleton3: css({ h: '4', w: '90px', mb: '3' }),
  skeleton4: css({ h: 'tap', w: '260px', maxW: 'full', borderRadius: 'md' }),
  stack: css({ display: 'flex', flexDirection: 'column', gap: '5' }),
  skeleton5: css({ h: '4', w: '64px', my: '2' }),
  heading: css({ overflowWrap: 'anywhere' }),
  skeleton6: css({ h: { base: '7', md: '10' }, w: '80%' }),
  skeleton7: css({ h: '4', w: '140px', mt: '3' }),
  skeleton8: css({ h: '7', w: '220px' }),
  skeleton9: css({ h: '4', mt: '1' }),
  skeleton10: css({ h: '4', w: '92%', mt: '2' }),
  skeleton11: css({ h: '4', w: '60%', mt: '2' }),
  skeleton12: css({ h: 'tap.lg', borderRadius: 'md' }),
  skeleton13: css({ h: { base: '212px', xl: '138px' }, borderRadius: 'md' }),
  skeleton14: css({ h: '138px', w: '60%' }),
}

/** What is known of a product that is still being loaded. */
export type ProductPreview = {
  name: string
  nameHi?: string | undefined
  /** URL. */
  image: string
  price: number | undefined
}

const Images = ({ image }: { image: string | undefined }) => (
  <div className={styles.root}>
    <div className={styles.box}>
      {image === undefined ? (
        <Skeleton className={styles.skeleton} />
      ) : (
        <ProductImage image={{ url: image, altText: '' }} sizes={GALLERY_SIZES} isPriority />
      )}
    </div>
    <div className={styles.row}>
      {[1, 2, 3].map((number) => (
        <Skeleton className={styles.skeleton2} key={number} />
      ))}
    </div>
  </div>
)

const Choice = () => (
  <div>
    <Skeleton className={styles.skeleton3} />
    <Skeleton className={styles.skeleton4} />
  </div>
)

/** What most products have, in the places where it will appear; of this one, what is known. */
export const ProductDetailSkeleton = ({ preview }: { preview?: ProductPreview | undefined }) => (
  <DetailLayout aria-hidden={!preview}>
    <Images image={preview?.image} />
    <div className={styles.stack}>
      <div>
        <Skeleton className={styles.skeleton5} />
        {preview ? (
          <Heading className={styles.heading} as="h1">
            {nameOf(preview)}
          </Heading>
        ) : (
          <Skeleton className={styles.skeleton6} />
        )}
        <Skeleton className={styles.skeleton7} />
      </div>
      {preview?.price === undefined ? (
        <Skeleton className={styles.skeleton8} />
      ) : (
        <Price amount={preview.price} original={undefined} size="lg" />
      )}
      <div>
        <Skeleton className={styles.skeleton9} />
        <Skeleton className={styles.skeleton10} />
        <Skeleton className={styles.skeleton11} />
      </div>
      <Choice />
      <Choice />
      <Skeleton className={styles.skeleton12} />
      <Skeleton className={styles.skeleton13} />
      <Skeleton className={styles.skeleton14} />
    </div>
  </DetailLayout>
)
