import { Heart } from 'lucide-react'
import { useState } from 'react'
import { OrderSheet } from '#components/commerce/order-sheet/order-sheet.tsx'
import { ImageButton } from '#components/commerce/photos/image-button.tsx'
import { Price } from '#components/commerce/price.tsx'
import { ProductCard } from '#components/commerce/product-card.tsx'
import { ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { RatingBadge, Stars } from '#components/commerce/rating.tsx'
import { WishlistButton } from '#components/commerce/wishlist-button.tsx'
import { LONG_NAME, ORDER, IMAGE, SAMPLES } from './samples.ts'
import { Part, Specimen } from './specimen.tsx'
import { css } from '#styled-system/css'
import { rupees } from '@bartan/contract/shared/money'

const styles = {
  image: css({ w: '160px', overflow: 'hidden', borderRadius: 'md' }),
  thumb: css({ w: '16', overflow: 'hidden', borderRadius: 'md' }),
  imageButtons: css({ display: 'flex', p: '4', bg: 'sand', borderRadius: 'lg' }),
  stars: css({ fontSize: '2xl' }),
  cards: css({
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  }),
}

const Images = () => {
  const [isPressed, setPressed] = useState(false)
  return (
    <>
      <Specimen name="Picture: a tile, a thumb, without a file, a file that cannot be had">
        {[IMAGE, undefined, { url: '/not-there.webp', altText: LONG_NAME }].map((image, at) => (
          <div className={styles.image} key={image?.url ?? at}>
            <ProductImage image={image} sizes="160px" />
          </div>
        ))}
        <div className={styles.thumb}>
          <ProductImage image={IMAGE} sizes="64px" look="thumb" />
        </div>
      </Specimen>
      <Specimen name="On a picture: rest, pressed, the wishlist's own">
        <div className={styles.imageButtons}>
          <ImageButton label="Press" isPressed={isPressed} onClick={() => setPressed(!isPressed)}>
            <Heart aria-hidden size={19} strokeWidth={1.75} />
          </ImageButton>
          <ImageButton label="Pressed" isPressed onClick={() => undefined}>
            <Heart aria-hidden size={19} strokeWidth={1.75} />
          </ImageButton>
          {SAMPLES[0] && <WishlistButton product={SAMPLES[0]} />}
        </div>
      </Specimen>
    </>
  )
}

const Ratings = () => (
  <Specimen name="Rating: none, half, all of the stars; large; on a card">
    {[0, 2.5, 4.3, 5].map((value) => (
      <Stars key={value} value={value} />
    ))}
    <span className={styles.stars}>
      <Stars value={4.3} />
    </span>
    <RatingBadge rating={{ average: 4.3, count: 1 }} />
    <RatingBadge rating={{ average: 5, count: 12_345 }} />
  </Specimen>
)

const Cards = () => (
  <>
    <Specimen
      name="Product cards: usual, reduced, sold out with a long name and no picture"
      isRow={false}
    >
      <div className={styles.cards}>
        {SAMPLES.map((product) => (
          <ProductCard key={product._id} product={product} sizes="240px" />
        ))}
      </div>
    </Specimen>
    <Specimen name="While they load" isRow={false}>
      <ProductGridSkeleton count={4} />
    </Specimen>
    <Specimen name="Price">
      <Price amount={rupees(199)} />
      <Price amount={rupees(199.5)} original={rupees(249)} />
      <Price amount={rupees(1299)} original={rupees(1999)} size="lg" />
    </Specimen>
  </>
)

const Sheets = () => (
  <>
    {(['invoice', 'packingSlip'] as const).map((kind) => (
      <Specimen key={kind} name={`On paper: ${kind}`} isRow={false}>
        <OrderSheet order={ORDER} kind={kind} />
      </Specimen>
    ))}
  </>
)

export const ProductsPart = () => (
  <Part id="products" title="Products" about="What is sold, wherever it stands.">
    <Images />
    <Ratings />
    <Cards />
    <Sheets />
  </Part>
)
