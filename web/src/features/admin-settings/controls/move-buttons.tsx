import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { IconButton } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  button: css({ boxSize: { base: 'tap', lg: 'tap.sm' } }),
  drag: css({
    boxSize: { base: 'tap', lg: 'tap.sm' },
    color: 'ink.faint',
    cursor: 'grab',
    touchAction: 'none',
  }),
}

type MoveButtonsProps = {
  name: string
  /** Index from 0. */
  place: number
  count: number
  onMove: (to: number) => void
  onDragStart: (event: PointerEvent<HTMLElement>) => void
}

/** Drag handle that also moves by arrow keys, and buttons for the same. */
export const MoveButtons = ({ name, place, count, onMove, onDragStart }: MoveButtonsProps) => {
  const t = useText()
  return (
    <span className={css({ display: 'flex', flexShrink: '0' })}>
      <IconButton
        className={styles.drag}
        data-handle=""
        aria-label={t('drag', { name })}
        onPointerDown={onDragStart}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          const to = place + (event.key === 'ArrowUp' ? -1 : 1)
          if (to >= 0 && to < count) onMove(to)
        }}
      >
        <GripVertical aria-hidden size={18} />
      </IconButton>
      <IconButton
        className={styles.button}
        aria-label={t('moveUp', { name })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <ArrowUp aria-hidden size={18} />
      </IconButton>
      <IconButton
        className={styles.button}
        aria-label={t('moveDown', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <ArrowDown aria-hidden size={18} />
      </IconButton>
    </span>
  )
}
