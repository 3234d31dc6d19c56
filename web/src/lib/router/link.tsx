import { useLinkTo } from './router.tsx'
import type { ComponentProps, MouseEvent } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Takes the place of the present entry in the history. */
  replace?: boolean
  state?: unknown
}

/** Everything else is the browser's: a new tab, a download, a menu. */
const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** A link inside the shop. */
export const Link = ({ to, replace, state, onClick, ...rest }: LinkProps) => {
  const { href, follow } = useLinkTo(to, { replace, state })
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- among `rest`
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        const isElsewhere = rest.target !== undefined && rest.target !== '_self'
        if (event.defaultPrevented || isElsewhere || !isPlainPress(event)) return
        event.preventDefault()
        follow()
      }}
    />
  )
}
