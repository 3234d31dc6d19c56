import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Badge, Card, Heading } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { grid, hstack, wrap } from '#styled-system/patterns'

const styles = {
  summary: wrap({
    align: 'center',
    gap: '3',
    minH: 'tap',
    mx: '-2',
    px: '2',
    cursor: 'pointer',
    borderRadius: 'sm',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  }),
  icon: css({ transition: 'quick', 'details[open] &': { rotate: '180deg' } }),
}

type CollapsiblePartProps = {
  title: string
  /** A link with `#id` scrolls here and expands it. */
  id?: string
  /** Number of missing values, or that none is missing. */
  state?: { text: string; tone: 'warning' | 'success' } | undefined
  /** Expands it, because a field in a collapsed part can't get the focus. */
  isFaulty: boolean
  startsOpen?: boolean
  children: ReactNode
}

/** A collapsible part of the form. */
export const CollapsiblePart = ({
  title,
  id,
  state,
  isFaulty,
  startsOpen = false,
  children,
}: CollapsiblePartProps) => {
  const { hash } = useLocation()
  const [isLedTo] = useState(id !== undefined && hash === `#${id}`)
  const [isOpen, setOpen] = useState(isLedTo || startsOpen)
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isLedTo) root.current?.scrollIntoView()
  }, [isLedTo])
  return (
    <Card as="section">
      <details
        ref={root}
        id={id}
        className={css({ scrollMarginTop: '20' })}
        open={isOpen || isFaulty}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={styles.summary}>
          <Heading size="small">{title}</Heading>
          <span className={hstack({ ml: 'auto', gap: '3' })}>
            {state && <Badge tone={state.tone}>{state.text}</Badge>}
            <ChevronDown className={styles.icon} aria-hidden size={20} />
          </span>
        </summary>
        <div className={grid({ gap: '4', pt: '2' })}>{children}</div>
      </details>
    </Card>
  )
}
