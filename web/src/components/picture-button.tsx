import { chakra } from '@chakra-ui/react/styled-system'
import { IconButton } from './icon-button.tsx'
import type { ReactNode } from 'react'

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'tap.sm',
    bg: 'rgb(255 255 255 / 0.72)',
    borderRadius: 'full',
    transition: 'background-color 120ms, color 120ms',
    _groupHover: { bg: 'white' },
    '& svg': { transition: 'fill 120ms, scale 200ms' },
    '[aria-pressed=true] > &': { color: 'danger', '& svg': { fill: 'danger', scale: '1.08' } },
  },
})

type PictureButtonProps = {
  label: string
  isPressed?: boolean
  opensDialog?: boolean
  onClick: () => void
  /** The icon. */
  children: ReactNode
}

/** What lies on a product's picture: a quiet disc in a target that a thumb hits. */
export const PictureButton = (props: PictureButtonProps) => {
  const { label, isPressed, opensDialog = false, onClick, children } = props
  return (
    <IconButton
      className="group"
      _hover={{ bg: 'transparent' }}
      aria-label={label}
      aria-pressed={isPressed}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      <Disc>{children}</Disc>
    </IconButton>
  )
}
