import { formatCount } from '../../../format-count';
import { MAX_QUOTE, MIN_QUOTE, quoteLength } from './submission-rules';
import { TextInput } from '../../../components/TextInput';

interface StoryFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

export function StoryField(props: StoryFieldProps) {
  const length = quoteLength(props.value);
  const count = (
    <span>
      {length < MIN_QUOTE
        ? `${length} of ${MIN_QUOTE} characters`
        : `${length} of at most ${formatCount(MAX_QUOTE)} characters`}
      <span role="status" className="visually-hidden">
        {length >= MIN_QUOTE && 'The story is long enough to be sent.'}
      </span>
    </span>
  );
  return (
    <TextInput
      label="Testimonial"
      rows={8}
      minLength={MIN_QUOTE}
      hint={`Minimum ${MIN_QUOTE} characters.`}
      count={count}
      required
      {...props}
    />
  );
}
