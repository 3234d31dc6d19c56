import { ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { t } from '../texts.ts'
import type { ChangeEvent, DragEvent } from 'react'
import { UPLOAD_TYPES } from '@bartan/contract/images/rules'
import { css, cx } from '#styled-system/css'

const styles = {
  root: css({
    display: 'grid',
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
  label: css({ color: 'teal', fontWeight: 'semibold' }),
  hint: css({ fontSize: 'sm' }),
}

type ImageDropProps = { onFiles: (files: FileList) => void }

/** Where images are dropped, or chosen from the device. */
export const ImageDrop = ({ onFiles }: ImageDropProps) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') onFiles(event.dataTransfer.files)
  }
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files) onFiles(target.files)
    // So that the same file can be chosen again.
    target.value = ''
  }
  return (
    // Files can also be chosen by the field in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={cx(styles.root, isOver ? styles.over : styles.idle)}
      htmlFor={id}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrag}
    >
      <ImagePlus aria-hidden size={28} strokeWidth={1.5} />
      <span className={styles.label}>{t('upload')}</span>
      <span className={styles.hint}>{t('dropHere')}</span>
      <VisuallyHidden>
        <input id={id} type="file" multiple accept={UPLOAD_TYPES.join(',')} onChange={onChoose} />
      </VisuallyHidden>
    </label>
  )
}
