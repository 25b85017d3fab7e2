import { Button, type ButtonProps } from 'antd';

/** Pressing it takes no focus: the field would show its error and move the button from under the pointer. */
export function FormButton(props: ButtonProps) {
  return <Button {...props} onMouseDown={(event) => event.preventDefault()} />;
}
