import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'

/** Widths of the ladder under /scenes, made by the illustrator (design §9). */
const WIDTHS = [480, 800, 1280] as const

type SceneProps = {
  name: 'hero' | 'kitchen-tile' | 'bathroom-tile' | 'featured'
  /** Width over height. */
  ratio: number
  sizes: string
  isPriority?: boolean
}

const urlAt = (name: string, width: number) => `/scenes/${name}-${width}.webp`

/** A picture for the mood: decoration, so without a name. Where the file is missing its ground stays. */
export const Scene = ({ name, ratio, sizes, isPriority = false }: SceneProps) => {
  const [isMissing, setMissing] = useState(false)
  return (
    <chakra.span display="block" w="full" overflow="hidden" aspectRatio={String(ratio)}>
      {!isMissing && (
        <chakra.img
          src={urlAt(name, WIDTHS[1])}
          srcSet={WIDTHS.map((width) => `${urlAt(name, width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          htmlWidth={1280}
          htmlHeight={Math.round(1280 / ratio)}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          draggable={false}
          w="full"
          h="full"
          objectFit="cover"
          transition="scale 600ms cubic-bezier(0.2, 0, 0, 1)"
          onError={() => setMissing(true)}
        />
      )}
    </chakra.span>
  )
}
