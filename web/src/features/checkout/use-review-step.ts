import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const isReview = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'review' in state

/**
 * Adds step two to the browser's history, so that Back returns to step one with all typed values. Calls `onBack`
 * then.
 */
export const useReviewStep = (onBack: () => void) => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isHere = isReview(state)
  const shown = useRef({ isHere, onBack })
  useEffect(() => {
    const before = shown.current
    shown.current = { isHere, onBack }
    if (before.isHere && !isHere) onBack()
  }, [isHere, onBack])
  return {
    begin: () => navigate('.', { state: { review: true }, replace: isHere }),
    /** Goes back if the history has the step, which calls `onBack`. */
    end: () => (isHere ? navigate(-1) : onBack()),
  }
}
