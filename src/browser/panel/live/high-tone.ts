let sound: AudioContext | undefined;

/** What is heard of a new order; false where the browser lets nothing be heard yet. */
export function highTone(): boolean {
  sound ??= new AudioContext();
  if (sound.state === 'suspended') {
    void sound.resume();
    return false;
  }
  const [tone, volume] = [sound.createOscillator(), sound.createGain()];
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.12, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.4);
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.4);
  return true;
}
