import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const isReview = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'review' in state

/**
 * Step two is a step of the browser's history, so that Back leads to step one, with all that was typed, and not to the
 * page before. `onBack` is told of it.
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
    /** Takes the step back, where the history has it: `onBack` is told then. */
    end: () => (isHere ? navigate(-1) : onBack()),
  }
}
