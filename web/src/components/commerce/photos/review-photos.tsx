import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { ProductImage } from '../product-image.tsx'

const styles = {
  photo: css({
    display: 'block',
    boxSize: '88px',
    overflow: 'hidden',
    borderRadius: 'md',
    borderWidth: '1px',
  }),
}

type ReviewPhotosProps = {
  /** Missing in answers that the CDN cached from an earlier release. */
  photos: readonly string[] | undefined
  title: string
  labelOf: (number: number) => string
}

/** A customer's photos in a review; each opens in full size. */
export const ReviewPhotos = ({ photos, title, labelOf }: ReviewPhotosProps) =>
  photos !== undefined &&
  photos.length > 0 && (
    <ul className={wrap({ gap: '2', mt: '3' })} aria-label={title}>
      {photos.map((url, index) => (
        <li className={css({ listStyleType: 'none' })} key={url}>
          <a className={styles.photo} href={url} target="_blank" rel="noreferrer">
            <ProductImage image={{ url, altText: labelOf(index + 1) }} sizes="88px" look="thumb" />
          </a>
        </li>
      ))}
    </ul>
  )
