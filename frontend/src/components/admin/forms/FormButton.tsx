import { Button, type ButtonProps } from 'antd';

/**
 * A button at the foot of a form. Pressing it leaves the focus where it is: a field that lost it
 * would show its error, the button would move from under the pointer, and the click would be lost.
 */
export function FormButton(props: ButtonProps) {
  return <Button {...props} onMouseDown={(event) => event.preventDefault()} />;
}
