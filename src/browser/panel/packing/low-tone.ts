let sound: AudioContext | undefined;

/** What is heard of a wrong scan by whoever looks at the goods and not at the screen. */
export function lowTone(): void {
  sound ??= new AudioContext();
  const [tone, volume] = [sound.createOscillator(), sound.createGain()];
  tone.type = 'square';
  tone.frequency.value = 140;
  volume.gain.value = 0.15;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.35);
}
