import { chakra } from '@chakra-ui/react/styled-system'
import { RotateCw, X } from 'lucide-react'
import { Button, IconButton } from '#components/ui/button.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { t } from '../texts.ts'
import type { ImageUpload } from './image-uploads.ts'

type UploadCardProps = { upload: ImageUpload; onDismiss: () => void; onRetry: () => void }

/** An image being uploaded, or the reason why that failed. */
export const UploadCard = ({ upload, onDismiss, onRetry }: UploadCardProps) => {
  const { file, fault, part, previewUrl } = upload
  const { name } = file
  return (
    <chakra.li
      listStyleType="none"
      overflow="hidden"
      bg="paper"
      borderWidth="1px"
      borderColor={fault ? 'danger' : undefined}
      borderRadius="md"
    >
      <chakra.div position="relative">
        <chakra.div opacity="0.5">
          <ProductImage
            look="thumb"
            image={{ url: previewUrl, altText: '' }}
            sizes="220px"
            isPriority
          />
        </chakra.div>
        <IconButton
          aria-label={t(fault ? 'dismiss' : 'cancelUpload', { name })}
          position="absolute"
          top="0"
          right="0"
          bg="paper"
          onClick={onDismiss}
        >
          <X aria-hidden size={18} />
        </IconButton>
      </chakra.div>
      <chakra.div p="2" fontSize="sm">
        <chakra.p truncate mb="2">
          {name}
        </chakra.p>
        {fault === undefined ? (
          <ProgressBar label={t('uploadingFile', { name })} part={part} />
        ) : (
          <chakra.p role="alert" color="danger" fontWeight="medium">
            {fault}
          </chakra.p>
        )}
        {fault && upload.canRetry && (
          <Button variant="outline" size="sm" wide mt="2" onClick={onRetry}>
            <RotateCw aria-hidden size={16} />
            {t('tryAgain')}
          </Button>
        )}
      </chakra.div>
    </chakra.li>
  )
}
