import { RotateCw, X } from 'lucide-react'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { Button, IconButton } from '#components/ui/button.tsx'
import { ProgressBar } from '#components/ui/loading/progress-bar.tsx'
import { useStore } from '#lib/storage/use-store.ts'
import { css, cx } from '#styled-system/css'
import { useText } from '../texts.ts'
import type { ImageUpload } from './image-uploads.ts'

const styles = {
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
export const UploadCard = ({ upload, onDismiss, onRetry }: UploadCardProps) => {
  const t = useText()
  const { file, fault, progress, previewUrl } = upload
  const { name } = file
  return (
    <li className={cx(styles.root, fault && styles.failed)}>
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
          className={styles.cancel}
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
