import { chakra } from '@chakra-ui/react/styled-system'
import type { ProductImage as Picture } from '@bartan/contract/products/schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { FormAlert } from '#components/ui/form-alert.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { said } from '#i18n/copy-of.ts'
import { text } from '#i18n/texts.ts'
import { deleteImage } from '../api/delete-image.ts'
import { copy } from '../copy.ts'
import { PictureCard } from './picture-card.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { UploadCard } from './upload-card.tsx'
import { usePictureDrag } from '../use-picture-drag.ts'
import type { usePictureUploads } from '../use-picture-uploads.ts'

type Change = (pictures: Picture[]) => Picture[]

type PicturesFieldProps = {
  pictures: Picture[]
  /** The product's colours. */
  colors: readonly string[]
  /** Takes a function of the current pictures: several uploads may finish at once. */
  onChange: (change: Change) => void
  /** Called when the server has deleted the picture and removed it from the saved product. */
  onDeleted: (url: string) => void
  error: string | undefined
  uploading: ReturnType<typeof usePictureUploads>
}

/** Without a colour the field is absent, as the server answers it. */
const withColor = ({ color: _color, ...picture }: Picture, color: string | undefined): Picture =>
  color === undefined ? picture : { ...picture, color }

const move =
  (at: number, to: number): Change =>
  (pictures) => {
    const moved = pictures[at]
    return moved ? pictures.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, moved) : pictures
  }

/** The product's pictures; the first is its cover. */
export const PicturesField = (props: PicturesFieldProps) => {
  const { pictures, colors, onChange, onDeleted, error, uploading } = props
  const { uploads, add, dismiss, retry } = uploading
  const { drag, begin } = usePictureDrag((from, to) => onChange(move(from, to)))
  const [asked, setAsked] = useState<string>()
  const deletion = useMutation({
    mutationFn: deleteImage,
    onSuccess: (_, url) => onDeleted(url),
    onSettled: () => setAsked(undefined),
  })
  return (
    <chakra.div display="grid" gap="3">
      {deletion.isError && <FormAlert>{text('imageDeleteFailed')}</FormAlert>}
      {error && <FormAlert>{said(error)}</FormAlert>}
      <chakra.ul
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(140px, 1fr))"
        _empty={{ display: 'none' }}
      >
        {pictures.map((picture, at) => (
          <PictureCard
            key={picture.url}
            picture={picture}
            place={at + 1}
            count={pictures.length}
            colors={colors}
            onAltText={(altText) => onChange((all) => all.with(at, { ...picture, altText }))}
            onColor={(color) => onChange((all) => all.with(at, withColor(picture, color)))}
            onMove={(step) => onChange(move(at, at + step))}
            onCover={() => onChange(move(at, 0))}
            isDropPlace={drag?.over === at && drag.from !== at}
            onDragStart={begin(at)}
            onDelete={() => setAsked(picture.url)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadCard
            key={upload.key}
            upload={upload}
            onDismiss={() => dismiss(upload.key)}
            onRetry={() => retry(upload)}
          />
        ))}
      </chakra.ul>
      <PictureDrop onFiles={add} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        question={text('confirmDeleteImage')}
        confirmLabel={copy('delete')}
        isBusy={deletion.isPending}
        onConfirm={() => {
          if (asked) deletion.mutate(asked)
        }}
        onCancel={() => setAsked(undefined)}
      >
        {asked !== undefined && (
          <chakra.div w="24" mt="3" overflow="hidden" borderRadius="md">
            <ProductImage look="thumb" image={{ url: asked, altText: '' }} sizes="96px" />
          </chakra.div>
        )}
      </ConfirmDialog>
    </chakra.div>
  )
}
