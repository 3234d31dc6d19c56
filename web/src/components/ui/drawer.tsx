import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { drawerRecipe } from '#theme/recipes/drawer.ts'
import { closeOnBackdrop, useModal } from './dialog.tsx'
import { Heading } from './heading.tsx'
import { IconButton } from './button.tsx'
import type { ReactNode } from 'react'

const Panel = chakra('dialog', drawerRecipe)

type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  side?: 'left' | 'right'
  width?: 'narrow' | 'wide'
  ground?: 'paper' | 'night'
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel from the side: cart, menu, filters. */
export const Drawer = (props: DrawerProps) => {
  const { isOpen, onClose, title, closeLabel, footer, children } = props
  const ref = useModal(isOpen)
  const titleId = useId()
  // A closed drawer is not in the page, but a closing one still shows its content.
  const [isMounted, setMounted] = useState(isOpen)
  if (isOpen && !isMounted) setMounted(true)
  return (
    <Panel
      ref={ref}
      side={props.side ?? 'right'}
      width={props.width ?? 'wide'}
      ground={props.ground}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop(onClose)}
      onTransitionEnd={(event) => {
        if (!isOpen && event.target === event.currentTarget) setMounted(false)
      }}
    >
      {isMounted && (
        <>
          <chakra.div
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            pl="5"
            pr="3"
            py="3"
            borderBottomWidth="1px"
            borderColor={props.ground === 'night' ? 'white/16' : undefined}
          >
            <Heading id={titleId} size="card" color="inherit">
              {title}
            </Heading>
            <IconButton aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden size={22} />
            </IconButton>
          </chakra.div>
          <chakra.div flex="1" minH="0" overflowY="auto" overscrollBehavior="contain" p="5">
            {children}
          </chakra.div>
          {footer && (
            <chakra.div p="5" bg="paper" borderTopWidth="1px">
              {footer}
            </chakra.div>
          )}
        </>
      )}
    </Panel>
  )
}
