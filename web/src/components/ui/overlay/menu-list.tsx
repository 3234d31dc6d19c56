import { Menu } from '@ark-ui/react/menu'
import type { ReactNode } from 'react'
import { cva, css } from '#styled-system/css'

const item = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: 'tap',
    px: '4',
    py: '1',
    fontSize: 'sm',
    fontWeight: 'medium',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  variants: {
    tone: {
      plain: { '&[data-highlighted]': { bg: 'teal.mist' } },
      danger: { color: 'danger', '&[data-highlighted]': { bg: 'danger.tint' } },
    },
  },
})

const styles = {
  // Ark positions it and copies the content's z-index.
  content: css({
    zIndex: 'popover',
    w: 'max-content',
    minW: '180px',
    // A product's name can be longer than a phone is wide.
    maxW: 'min(24rem, 100vw - 2rem)',
    py: '1',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'lg',
    _focusVisible: { outline: 'none', boxShadow: 'lg', borderRadius: 'md' },
  }),
}

const PLACEMENTS = { below: 'bottom-end', above: 'top-end', start: 'bottom-start' } as const

export type MenuAction = {
  label: string
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  onSelect: () => void
}

export type MenuListProps = {
  /** Id of the button that opened the menu: its anchor, which gets the focus back. */
  triggerId: string
  label: string
  actions: readonly MenuAction[]
  side: keyof typeof PLACEMENTS
  /** Item focused when opened by keyboard; undefined for a pointer. */
  at: 'first' | 'last' | undefined
  onClose: () => void
}

/** An open menu: Ark UI with the part names of Chakra. */
export const MenuList = ({ triggerId, label, actions, side, at, onClose }: MenuListProps) => (
  <Menu.Root
    defaultOpen
    ids={{ trigger: triggerId }}
    aria-label={label}
    defaultHighlightedValue={at && actions.at(at === 'first' ? 0 : -1)?.label}
    loopFocus
    positioning={{ placement: PLACEMENTS[side], gutter: 4, strategy: 'fixed' }}
    onOpenChange={({ open }) => !open && onClose()}
  >
    <Menu.Positioner>
      <Menu.Content className={styles.content}>
        {actions.map(({ label: text, icon, tone = 'plain', onSelect }) => (
          <Menu.Item
            className={item({ tone })}
            key={text}
            value={text}
            onSelect={() => {
              // Focuses the button first, so that a dialog opened by the action returns the focus there.
              document.getElementById(triggerId)?.focus()
              onSelect()
            }}
          >
            {icon}
            {text}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
)
