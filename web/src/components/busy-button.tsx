import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import type { ComponentProps } from 'react'

type BusyButtonProps = ComponentProps<typeof Button> & { isBusy: boolean }

/**
 * A button that can not be pressed again while what it began goes on. A browser takes the focus from what is disabled;
 * afterwards it comes back, unless it was led elsewhere, as to a field that is wrong.
 */
export const BusyButton = ({ isBusy, disabled, ...button }: BusyButtonProps) => {
  const ref = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // In the layout phase, before the browser takes it.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === ref.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    }
  }, [isBusy])
  return <Button {...button} ref={ref} disabled={isBusy || disabled} />
}
