import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { IconButton } from '../../../components/icon-button.tsx'
import { ProductImage } from '../../../components/product-image.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { said } from '../../../copy/copy-of.ts'
import { copy } from '../copy.ts'
import type { PictureUpload } from '../picture-uploads.ts'

type UploadCardProps = { upload: PictureUpload; onDismiss: () => void }

/** A picture being uploaded, or the reason why that failed. */
export const UploadCard = ({ upload, onDismiss }: UploadCardProps) => (
  <chakra.li
    listStyleType="none"
    overflow="hidden"
    bg="paper"
    borderWidth="1px"
    borderColor={upload.fault ? 'danger' : undefined}
    borderRadius="md"
  >
    <chakra.div opacity="0.5">
      <ProductImage
        look="thumb"
        image={{ url: upload.previewUrl, altText: '' }}
        sizes="220px"
        isPriority
      />
    </chakra.div>
    <chakra.div p="2" fontSize="sm">
      <chakra.p truncate mb="2">
        {upload.name}
      </chakra.p>
      {upload.fault === undefined ? (
        <ProgressBar label={copy('uploadingFile', { name: upload.name })} part={upload.part} />
      ) : (
        <chakra.div display="flex" alignItems="flex-start" gap="1">
          <chakra.p role="alert" flex="1" color="danger" fontWeight="medium">
            {said(upload.fault)}
          </chakra.p>
          <IconButton
            aria-label={copy('dismiss', { name: upload.name })}
            boxSize="8"
            onClick={onDismiss}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </chakra.div>
      )}
    </chakra.div>
  </chakra.li>
)
