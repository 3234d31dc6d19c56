import { IMAGE_WIDTHS, imageUrlAt, parseImageUrl } from '@bartan/contract/images/rules'
import { sceneOf } from '@bartan/contract/settings/rules'
import { useState } from 'react'
import { css, cx } from '#styled-system/css'
import { sceneSrcSet, sceneUrl } from '../scenes.ts'

const styles = {
  image: css({
    position: 'absolute',
    objectFit: 'cover',
    transition: 'scale {durations.gentle} {easings.out}',
  }),
  fill: css({ inset: '0', w: 'full', h: 'full' }),
}

type SceneProps = {
  /** A built-in scene's name or a URL, as in the settings. */
  picture: string
  sizes: string
  /** The media query under which the tall composition replaces the wide one. */
  tallWhen?: string | undefined
  isPriority?: boolean
  /** Its place in its container, which it fills otherwise. */
  className?: string
}

/** `srcset` of an uploaded picture; other sites' pictures have one width. */
const uploadedSrcSet = (url: string): string | undefined =>
  parseImageUrl(url) &&
  IMAGE_WIDTHS.map((width) => `${imageUrlAt(url, width)} ${width}w`).join(', ')

/**
 * A decorative image without alternative text. If the file is missing, the background
 * shows.
 */
export const Scene = ({
  picture,
  sizes,
  tallWhen,
  isPriority,
  className = styles.fill,
}: SceneProps) => {
  const [isMissing, setMissing] = useState(false)
  const name = sceneOf(picture)
  if (isMissing || picture === '') return null
  return (
    <picture>
      {name && tallWhen && (
        <source media={tallWhen} srcSet={sceneSrcSet(name, 'tall')} sizes={sizes} />
      )}
      <img
        className={cx(styles.image, className)}
        src={name ? sceneUrl(name) : picture}
        srcSet={name ? sceneSrcSet(name, 'wide') : uploadedSrcSet(picture)}
        sizes={sizes}
        alt=""
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        draggable={false}
        onError={() => setMissing(true)}
      />
    </picture>
  )
}
