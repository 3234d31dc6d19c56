import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { VisuallyHidden } from '../elements.tsx'

const styles = {
  root: grid({
    justifyItems: 'center',
    gap: '1',
    px: '4',
    py: '6',
    textAlign: 'center',
    color: 'ink.soft',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderRadius: 'md',
    _focusWithin: { outline: '2px solid', outlineColor: 'teal', outlineOffset: '2px' },
  }),
  over: css({ bg: 'teal.tint', borderColor: 'teal' }),
  idle: css({ bg: 'teal.mist', borderColor: 'line.strong' }),
}

type FileDropProps = {
  icon: ReactNode
  label: string
  hint: string
  /** MIME types or file extensions. */
  accept: string
  multiple?: boolean
  onFiles: (files: FileList) => void
}

/** Area for dropping files, or for choosing them from the device. */
export const FileDrop = ({ icon, label, hint, accept, multiple, onFiles }: FileDropProps) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') onFiles(event.dataTransfer.files)
  }
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files) onFiles(target.files)
    // Allows choosing the same file again.
    target.value = ''
  }
  return (
    // The file input inside is the accessible alternative.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={cx(styles.root, isOver ? styles.over : styles.idle)}
      htmlFor={id}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrag}
    >
      {icon}
      <span className={css({ color: 'teal', fontWeight: 'semibold' })}>{label}</span>
      <span className={css({ fontSize: 'sm' })}>{hint}</span>
      <VisuallyHidden>
        <input id={id} type="file" multiple={multiple} accept={accept} onChange={onChoose} />
      </VisuallyHidden>
    </label>
  )
}
