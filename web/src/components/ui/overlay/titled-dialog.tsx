import { useId, type ComponentProps } from 'react'
import { Heading } from '../heading.tsx'
import { Dialog } from './dialog.tsx'

type TitledDialogProps = Omit<ComponentProps<typeof Dialog>, 'labelledBy'> & {
  title: string
  size?: 'card' | 'small'
}

/** A dialog whose first line is its heading and name. */
export const TitledDialog = ({ title, size = 'card', children, ...dialog }: TitledDialogProps) => {
  const id = useId()
  return (
    <Dialog {...dialog} labelledBy={id}>
      <Heading id={id} size={size}>
        {title}
      </Heading>
      {children}
    </Dialog>
  )
}
