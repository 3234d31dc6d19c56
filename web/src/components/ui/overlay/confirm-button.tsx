import { useState, type ComponentProps } from 'react'
import { Button } from '../elements.tsx'
import { ConfirmDialog, type Confirmation } from './confirm-dialog.tsx'

type ConfirmButtonProps<Reply> = Confirmation<Reply> & {
  opener: Omit<ComponentProps<typeof Button>, 'onClick'>
}

/** A button whose action is confirmed first. */
export const ConfirmButton = <Reply,>({ opener, ...confirmation }: ConfirmButtonProps<Reply>) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...opener} onClick={() => setAsking(true)} />
      <ConfirmDialog {...confirmation} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
