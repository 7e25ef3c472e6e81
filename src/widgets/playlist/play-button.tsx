export interface PlayButtonProps {
  /** Its text. */
  label: string
  className: string
  onPlay: () => void
}

/** The button that plays a video without a poster. */
export const PlayButton = ({ label, className, onPlay }: PlayButtonProps) => (
  <button type="button" className={className} onClick={onPlay}>
    {label}
  </button>
)
