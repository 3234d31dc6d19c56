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
  picture: css({ position: 'relative' }),
  faded: css({ opacity: '0.5' }),
  cancel: css({ position: 'absolute', top: '0', right: '0', bg: 'paper' }),
  details: css({ p: '2', fontSize: 'sm' }),
  name: css({ truncate: true, mb: '2' }),
  fault: css({ color: 'danger', fontWeight: 'medium' }),
  retry: css({ mt: '2' }),
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
      <div className={styles.picture}>
        <div className={styles.faded}>
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
      <div className={styles.details}>
        <p className={styles.name}>{name}</p>
        {fault === undefined ? (
          <Progress name={name} of={progress} />
        ) : (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        {fault && upload.canRetry && (
          <Button className={styles.retry} variant="outline" size="sm" wide onClick={onRetry}>
            <RotateCw aria-hidden size={16} />
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </li>
  )
}
