import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '@bartan/contract/upload'

/** A picture being uploaded, or one whose upload failed. */
export type PictureUpload = {
  key: string
  name: string
  /** URL of the local file, for a preview before it is uploaded. */
  previewUrl: string
  part: number
  fault?: string
}

const isPicture = ({ type }: File): boolean => UPLOAD_TYPES.some((known) => known === type)

/** What can be checked before a byte is sent; the server decides by the content. */
export const fileFault = (file: File): string | undefined => {
  if (file.type !== '' && !isPicture(file)) return 'Only JPEG, PNG, WebP and AVIF pictures'
  if (file.size > MAX_UPLOAD_BYTES) return 'Larger than 5 MB'
  return file.size === 0 ? 'The file is empty' : undefined
}
