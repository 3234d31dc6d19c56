import { chakra } from '@chakra-ui/react/styled-system'
import { IconButton } from '#components/ui/button.tsx'
import { QUICK } from '#theme/motion.ts'
import type { ReactNode } from 'react'

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'tap.sm',
    bg: 'white/72',
    borderRadius: 'full',
    transition: QUICK,
    _groupHover: { bg: 'white' },
    '& svg': { transition: 'fill {durations.fast}, scale {durations.normal}' },
    '[aria-pressed=true] > &': { color: 'danger', '& svg': { fill: 'danger', scale: '1.08' } },
  },
})

type ImageButtonProps = {
  label: string
  isPressed?: boolean
  opensDialog?: boolean
  onClick: () => void
  /** The icon. */
  children: ReactNode
}

/** A button on a product's image: a quiet disc in a target large enough for a thumb. */
export const ImageButton = (props: ImageButtonProps) => {
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
