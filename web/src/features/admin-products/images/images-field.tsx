import { UPLOAD_TYPES } from '@bartan/contract/images/rules'
import type { ProductImage as Image } from '@bartan/contract/products/schema'
import { useMutation } from '@tanstack/react-query'
import { ImagePlus, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { Button, IconButton } from '#components/ui/elements.tsx'
import { FileDrop } from '#components/ui/form/file-drop.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { useDragOrder } from '#components/ui/form/use-drag-order.ts'
import { ProgressBar } from '#components/ui/loading/progress-bar.tsx'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { useStore } from '#lib/storage/use-store.ts'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { ImageCard } from './image-card.tsx'
import type { ImageUpload } from './image-uploads.ts'
import { deleteImage, type useImageUploads } from './use-image-uploads.ts'

const uploadCardStyles = {
  root: css({
    listStyleType: 'none',
    overflow: 'hidden',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
  }),
  failed: css({ borderColor: 'danger' }),
  cancel: css({ position: 'absolute', top: '0', right: '0', bg: 'paper' }),
}

const Progress = ({ name, of }: { name: string; of: ImageUpload['progress'] }) => {
  const t = useText()
  return <ProgressBar label={t('uploadingFile', { name })} part={useStore(of)} />
}

type UploadCardProps = { upload: ImageUpload; onDismiss: () => void; onRetry: () => void }

/** An image upload in progress, or its error. */
const UploadCard = ({ upload, onDismiss, onRetry }: UploadCardProps) => {
  const t = useText()
  const { file, fault, progress, previewUrl } = upload
  const { name } = file
  return (
    <li className={cx(uploadCardStyles.root, fault && uploadCardStyles.failed)}>
      <div className={css({ position: 'relative' })}>
        <div className={css({ opacity: '0.5' })}>
          <ProductImage
            look="thumb"
            image={{ url: previewUrl, altText: '' }}
            sizes="220px"
            isPriority
          />
        </div>
        <IconButton
          className={uploadCardStyles.cancel}
          aria-label={t(fault ? 'dismiss' : 'cancelUpload', { name })}
          onClick={onDismiss}
        >
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <div className={css({ p: '2', fontSize: 'sm' })}>
        <p className={css({ truncate: true, mb: '2' })}>{name}</p>
        {fault === undefined ? (
          <Progress name={name} of={progress} />
        ) : (
          <p className={css({ color: 'danger', fontWeight: 'medium' })} role="alert">
            {fault}
          </p>
        )}
        {fault && upload.canRetry && (
          <Button className={css({ mt: '2' })} variant="outline" size="sm" wide onClick={onRetry}>
            <RotateCw aria-hidden size={16} />
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Area for dropping images, or for choosing them from the device. */
const ImageDrop = ({ onFiles }: { onFiles: (files: FileList) => void }) => {
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

const styles = {
  list: css({
    display: 'grid',
    gap: '3',
    // Two side by side in the 340 px of the form's column.
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    _empty: { display: 'none' },
  }),
  image: css({ w: '24', mt: '3', overflow: 'hidden', borderRadius: 'md' }),
}

type Change = (images: Image[]) => Image[]

type ImagesFieldProps = {
  images: Image[]
  colors: readonly string[]
  /** Takes a function of the current images, because several uploads may finish at once. */
  onChange: (change: Change) => void
  /** Called when the server has deleted the image and removed it from the saved product. */
  onDeleted: (url: string) => void
  error: string | undefined
  uploading: ReturnType<typeof useImageUploads>
}

/** Without a color the field is absent, as in the server's answer. */
const withColor = ({ color: _color, ...image }: Image, color: string | undefined): Image =>
  color === undefined ? image : { ...image, color }

const move =
  (at: number, to: number): Change =>
  (images) => {
    const moved = images[at]
    return moved ? images.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, moved) : images
  }

/** The product's images; the first is the cover. */
export const ImagesField = (props: ImagesFieldProps) => {
  const text = useSpecText()
  const t = useText()
  const { images, colors, onChange, onDeleted, error, uploading } = props
  const { uploads, add, dismiss, retry } = uploading
  const { drag, begin } = useDragOrder((from, to) => onChange(move(from, to)))
  const [asked, setAsked] = useState<string>()
  const deletion = useMutation({ mutationFn: deleteImage, onSuccess: (_, url) => onDeleted(url) })
  return (
    <div className={grid({ gap: '3' })}>
      {deletion.isError && <FormAlert>{text('imageDeleteFailed')}</FormAlert>}
      {error && <FormAlert>{error}</FormAlert>}
      <ul className={styles.list}>
        {images.map((image, at) => (
          <ImageCard
            key={image.url}
            image={image}
            place={at + 1}
            count={images.length}
            colors={colors}
            onAltText={(altText) => onChange((all) => all.with(at, { ...image, altText }))}
            onColor={(color) => onChange((all) => all.with(at, withColor(image, color)))}
            onMove={(step) => onChange(move(at, at + step))}
            onCover={() => onChange(move(at, 0))}
            isDropPlace={drag?.over === at && drag.from !== at}
            onDragStart={begin(at)}
            onDelete={() => setAsked(image.url)}
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
      </ul>
      <ImageDrop onFiles={add} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        question={text('confirmDeleteImage')}
        confirmLabel={t('delete')}
        call={() => (asked ? deletion.mutateAsync(asked) : undefined)}
        onClose={() => setAsked(undefined)}
      >
        {asked !== undefined && (
          <div className={styles.image}>
            <ProductImage look="thumb" image={{ url: asked, altText: '' }} sizes="96px" />
          </div>
        )}
      </ConfirmDialog>
    </div>
  )
}
