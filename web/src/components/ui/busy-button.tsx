import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import type { ComponentProps } from 'react'

type BusyButtonProps = ComponentProps<typeof Button> & { isBusy: boolean }

/**
 * A button that can't be pressed again while its action is running. Browsers take the focus away from a disabled
 * element; it comes back afterwards, unless it has been moved elsewhere, such as to an invalid field.
 */
export const BusyButton = ({ isBusy, disabled, ...button }: BusyButtonProps) => {
  const ref = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // In the layout phase, before the browser takes the focus away.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === ref.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    }
  }, [isBusy])
  return <Button {...button} ref={ref} disabled={isBusy || disabled} />
}
