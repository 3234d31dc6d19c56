import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { sceneSrcSet, sceneUrl } from '../scenes.ts'
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { SceneName } from '../scenes.ts'

type SceneProps = Omit<HTMLChakraProps<'img'>, 'sizes'> & {
  name: SceneName
  sizes: string
  /** The media query under which the tall composition replaces the wide one. */
  tallWhen?: string
  isPriority?: boolean
}

/**
 * Fills its container with a decorative image, hence without a name. If the file is missing, the background shows.
 */
export const Scene = ({ name, sizes, tallWhen, isPriority, ...style }: SceneProps) => {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <picture>
      {tallWhen && <source media={tallWhen} srcSet={sceneSrcSet(name, 'tall')} sizes={sizes} />}
      <chakra.img
        src={sceneUrl(name)}
        srcSet={sceneSrcSet(name, 'wide')}
        sizes={sizes}
        alt=""
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        draggable={false}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        objectFit="cover"
        transition="scale {durations.gentle} {easings.out}"
        onError={() => setMissing(true)}
        {...style}
      />
    </picture>
  )
}
