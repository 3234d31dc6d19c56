import { messageOf } from '#lib/api/api-error.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { RotateCw } from 'lucide-react'
import { text } from '#i18n/texts.ts'
import { BusyButton } from './busy-button.tsx'
import { t } from './texts.ts'

type LoadErrorProps = { error: Error; retry?: (() => void) | undefined; isRetrying?: boolean }

/** 'Error: {message}' (spec §2, §8), and a way to try again. */
export const LoadError = ({ error, retry, isRetrying = false }: LoadErrorProps) => (
  <chakra.div
    role="alert"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="3"
    p="4"
    bg="danger.tint"
    borderRadius="md"
  >
    <chakra.p color="danger" fontWeight="medium" overflowWrap="anywhere">
      {text('errorPrefix')}
      {messageOf(error)}
    </chakra.p>
    {retry && (
      <BusyButton variant="outline" size="sm" isBusy={isRetrying} onClick={retry}>
        <RotateCw aria-hidden size={16} />
        {t(isRetrying ? 'tryingAgain' : 'tryAgain')}
      </BusyButton>
    )}
  </chakra.div>
)
