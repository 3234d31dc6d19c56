import { useState } from 'react'
import { sceneSrcSet, sceneUrl } from '../scenes.ts'
import type { SceneName } from '../scenes.ts'
import { css, cx } from '#styled-system/css'

const styles = {
  image: css({
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    objectFit: 'cover',
    transition: 'scale {durations.gentle} {easings.out}',
  }),
}

type SceneProps = {
  name: SceneName
  sizes: string
  /** The media query under which the tall composition replaces the wide one. */
  tallWhen?: string | undefined
  isPriority?: boolean
  className?: string
}

/**
 * Fills its container with a decorative image, hence without a name. If the file is missing, the background shows.
 */
export const Scene = ({ name, sizes, tallWhen, isPriority, className }: SceneProps) => {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <picture>
      {tallWhen && <source media={tallWhen} srcSet={sceneSrcSet(name, 'tall')} sizes={sizes} />}
      <img
        className={cx(styles.image, className)}
        src={sceneUrl(name)}
        srcSet={sceneSrcSet(name, 'wide')}
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
