import { EllipsisVertical } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'
import { css } from '#styled-system/css'
import { Button, IconButton } from '../elements.tsx'
import { LazyOverlay } from '../loading/load-boundary.tsx'
import type { MenuAction, MenuListProps } from './menu-list.tsx'

/** Loaded when the page is idle and mounted when opened, because a long table has one menu per row. */
const MenuList = lazyExport(() => import('./menu-list.tsx'), 'MenuList')

type ActionMenuProps = {
  label: string
  actions: readonly MenuAction[]
  /** Replaces the three dots. */
  children?: ReactNode
  /** Preferred side; by default below and to the left. */
  side?: MenuListProps['side']
  isDisabled?: boolean
}

type Opened = { at: MenuListProps['at'] }

/** Keys that open the menu, with the item to focus (ARIA menu button pattern). */
const OPENING_KEYS: Partial<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/** Menu of rarely used actions behind three dots. */
export const ActionMenu = (props: ActionMenuProps) => {
  const { label, actions, children, side = 'below', isDisabled = false } = props
  const [opened, setOpened] = useState<Opened>()
  const id = useId()
  useEffect(() => whenIdle(MenuList.preload), [])
  const close = () => setOpened(undefined)

  const trigger = {
    id,
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': opened !== undefined,
    disabled: isDisabled,
    onPointerEnter: MenuList.preload,
    onFocus: MenuList.preload,
    // A click with detail 0 comes from the keyboard.
    onClick: ({ detail }: { detail: number }) =>
      opened ? close() : setOpened({ at: detail === 0 ? 'first' : undefined }),
    onKeyDown: (event: KeyboardEvent) => {
      const at = OPENING_KEYS[event.key]
      if (!at) return
      event.preventDefault()
      setOpened({ at })
    },
  }

  return (
    <>
      {children ? (
        <Button variant="outline" size="sm" {...trigger}>
          {children}
        </Button>
      ) : (
        <IconButton className={css({ boxSize: { base: 'tap', lg: 'tap.sm' } })} {...trigger}>
          <EllipsisVertical aria-hidden size={18} />
        </IconButton>
      )}
      {opened && (
        <LazyOverlay isOpen onClose={close}>
          <MenuList triggerId={id} {...{ label, actions, side }} at={opened.at} onClose={close} />
        </LazyOverlay>
      )}
    </>
  )
}
