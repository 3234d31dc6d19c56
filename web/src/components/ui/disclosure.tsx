import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

type DisclosureProps = {
  summary: ReactNode
  className?: string
  /** Opens it when it turns true; only the reader closes it. */
  opens?: boolean
  children: ReactNode
}

/** What is shown on a press on its summary. */
export const Disclosure = ({ summary, className, opens = false, children }: DisclosureProps) => {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opens && ref.current) ref.current.open = true
  }, [opens])
  return (
    <details ref={ref}>
      <summary className={className}>{summary}</summary>
      {children}
    </details>
  )
}
