import { useEffect, useRef, type ReactNode } from 'react'

type DisclosureProps = {
  summary: ReactNode
  className?: string
  /** Opens it when set to true; only the user closes it. */
  opens?: boolean
  children: ReactNode
}

/** Content that a press on its summary shows. */
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
