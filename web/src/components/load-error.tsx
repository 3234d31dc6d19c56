import { chakra } from '@chakra-ui/react/styled-system'
import { TEXTS } from '@bartan/contract/texts'
import { RotateCw } from 'lucide-react'
import { Button } from './button.tsx'

type LoadErrorProps = { error: Error; retry?: (() => void) | undefined; isRetrying?: boolean }

/** 'Error: {message}' (spec §2, §8), and the way out of it. */
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
      {TEXTS.errorPrefix}
      {error.message}
    </chakra.p>
    {retry && (
      <Button variant="outline" size="sm" disabled={isRetrying} onClick={retry}>
        <RotateCw aria-hidden size={16} />
        {isRetrying ? 'Trying again…' : 'Try again'}
      </Button>
    )}
  </chakra.div>
)
