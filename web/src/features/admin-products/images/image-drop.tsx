import { chakra } from '@chakra-ui/react/styled-system'
import { ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { t } from '../texts.ts'
import type { ChangeEvent, DragEvent } from 'react'
import { UPLOAD_TYPES } from '@bartan/contract/images/rules'

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
    <chakra.label
      htmlFor={id}
      display="grid"
      justifyItems="center"
      gap="1"
      px="4"
      py="6"
      textAlign="center"
      color="ink.soft"
      bg={isOver ? 'teal.tint' : 'teal.mist'}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'teal' : 'line.strong'}
      borderRadius="md"
      _focusWithin={{ outline: '2px solid', outlineColor: 'teal', outlineOffset: '2px' }}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrag}
    >
      <ImagePlus aria-hidden size={28} strokeWidth={1.5} />
      <chakra.span color="teal" fontWeight="semibold">
        {t('upload')}
      </chakra.span>
      <chakra.span fontSize="sm">{t('dropHere')}</chakra.span>
      <VisuallyHidden>
        <input id={id} type="file" multiple accept={UPLOAD_TYPES.join(',')} onChange={onChoose} />
      </VisuallyHidden>
    </chakra.label>
  )
}
