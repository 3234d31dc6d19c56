import { UPLOAD_TYPES } from '@bartan/contract/images/rules'
import { ImagePlus } from 'lucide-react'
import { FileDrop } from '#components/ui/form/file-drop.tsx'
import { useText } from '../texts.ts'

type ImageDropProps = { onFiles: (files: FileList) => void }

/** Area for dropping images, or for choosing them from the device. */
export const ImageDrop = ({ onFiles }: ImageDropProps) => {
  const t = useText()
  return (
    <FileDrop
      icon={<ImagePlus aria-hidden size={28} strokeWidth={1.5} />}
      label={t('upload')}
      hint={t('dropHere')}
      accept={UPLOAD_TYPES.join(',')}
      multiple
      onFiles={onFiles}
    />
  )
}
