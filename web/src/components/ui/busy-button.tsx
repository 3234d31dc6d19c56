import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Button } from './button.tsx'

type BusyButtonProps = ComponentProps<typeof Button> & { isBusy: boolean }

/**
 * A button disabled while its action runs. Browsers remove the focus from a disabled element; this one gets it back
 * afterwards, unless the focus has moved elsewhere, such as to an invalid field.
 */
export const BusyButton = ({ isBusy, disabled, ...button }: BusyButtonProps) => {
  const ref = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // In the layout phase, before the browser removes the focus.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === ref.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    }
  }, [isBusy])
  return <Button {...button} ref={ref} disabled={isBusy || disabled} />
}
